import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('prints a path a line, by data alone', () => {
  const printed = execFileSync(process.execPath, ['scripts/list-routes.ts'], { encoding: 'utf8' })
  const paths = printed.trim().split('\n')
  expect(paths).toContain('/messages/chat/:channel_id')
  expect(paths).toContain('/onboarding/agree-terms')
  expect(new Set(paths).size).toBe(paths.length)
})
