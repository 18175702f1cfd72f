// Plain JavaScript, as all that it imports: this process is the gateway, and reading TypeScript would take it
// 12 MB more for as long as it serves.
import { enableCompileCache } from 'node:module'
import { ensureBuilt } from './ensureBuilt.js'

// Half of what a start takes is compiling what it imports.
enableCompileCache('dist/compiled')

ensureBuilt()
await import(new URL('../dist/gateway/main.js', import.meta.url).href)
