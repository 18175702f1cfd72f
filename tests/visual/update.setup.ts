import type { TestProject } from 'vitest/node'
import { dropStrayLines, storiesByLinesFile } from './stories.ts'
import { refuseUnknownUpdate } from './updateOption.ts'

/** After `--update`, also stories that were deleted or renamed have left no line behind. */
export default function setup({ vitest }: TestProject): () => Promise<void> {
  refuseUnknownUpdate(process.argv)
  return async () => {
    if (vitest.config.snapshotOptions.updateSnapshot !== 'all') return
    await dropStrayLines(await storiesByLinesFile())
  }
}
