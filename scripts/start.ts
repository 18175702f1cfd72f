import { enableCompileCache } from 'node:module'
import { ensureBuilt } from './ensureBuilt.ts'

// Half of what a start takes is compiling what it imports.
enableCompileCache('dist/compiled')

ensureBuilt()
await import(new URL('../dist/gateway/main.js', import.meta.url).href)
