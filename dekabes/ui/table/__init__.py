"""The playing surface: where everything lies on the table, and how it is drawn."""
