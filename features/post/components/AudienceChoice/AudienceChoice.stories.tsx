import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Audience } from '#schema/types.generated.ts'
import { AudienceChoice } from './AudienceChoice.tsx'

const grownUp: Audience[] = ['JOINED', 'PUBLIC']
const official: Audience[] = ['PUBLIC', 'JOINED']
const minor: Audience[] = ['JOINED']

const meta = preview.meta({
  component: AudienceChoice,
  args: { audiences: grownUp, value: 'JOINED' as Audience, onChange: fn() },
})

/** A grown-up writes for those who have joined, unless they choose otherwise. */
export const Default = meta.story()
/** Talents and staff write for everyone. */
export const Official = meta.story({
  args: { audiences: official, value: 'PUBLIC' },
})
/** Who is under 18, or whose age is not known, is told who will read it. */
export const UnderEighteen = meta.story({
  args: { audiences: minor },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/参加している人だけ/)).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
})
