import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { releasedFile } from './checks/schema.ts'
import { readContract } from './contract.ts'

// Run with each release: from then on, the contract as it stands may not be broken.
mkdirSync(dirname(releasedFile), { recursive: true })
writeFileSync(releasedFile, readContract())
