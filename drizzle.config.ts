import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./gateway/{domains,platform}/*/tables.ts', './gateway/demo/tables.ts'],
  out: './gateway/platform/database/migrations',
})
