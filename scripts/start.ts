import { buildApp } from './build.ts'

await buildApp()
await import('../gateway/main.ts')
