import { expect, test } from 'vitest'
import { refuseUnknownUpdate } from './updateOption.ts'

test.each([['--update', 'Button'], ['-u', 'features/chat'], ['--update=Button']])(
  '%s %s would write every line, and is refused',
  (...words) => {
    const refused = () => refuseUnknownUpdate(['vitest', 'run', ...words])
    expect(refused).toThrow(/test:stories -- \S+ --update/)
  },
)

test.each([['Button', '--update'], ['--update', '--reporter=dot'], ['--update=all'], []])(
  '%s %s is taken',
  (...words) => {
    expect(() => refuseUnknownUpdate(['vitest', 'run', ...words])).not.toThrow()
  },
)
