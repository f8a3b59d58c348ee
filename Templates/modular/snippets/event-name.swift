"{{ screen.snake }}_{{ event.case|camelToSnakeCase }}"
