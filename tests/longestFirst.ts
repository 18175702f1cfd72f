import { existsSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes minutes by itself, and mostly waits for other processes. */
const long = ['tests/faults/faults.test.ts']
for (const file of long) if (!existsSync(file)) throw new Error(`${file} is gone`)

/** As Vitest sorts, but for files that would be waited for, alone, at the end of a run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- A sequencer's method, not an array's.
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.some((file) => moduleId.endsWith(file))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
