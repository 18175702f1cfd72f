import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Fold } from '../../fold/useFold.ts'
import { FoldedRuns } from './FoldedRuns.tsx'

type Item = { id: string; isDeleted: boolean; fold: Fold | undefined }
const of = (fold: Fold | undefined, count: number, from = 0): Item[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${fold ?? '見える'}${from + at + 1}`,
    isDeleted: false,
    fold,
  }))

function Runs({ items }: { items: readonly Item[] }) {
  return (
    <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
      <FoldedRuns items={items} of="post" judge={({ fold }) => fold}>
        {({ id }) => <li>{id}</li>}
      </FoldedRuns>
    </ul>
  )
}

const meta = preview.meta({
  component: Runs,
  parameters: { impossible: { Empty: 'Each list says by itself that it is empty.' } },
  args: { items: [...of('MUTED', 200), ...of(undefined, 2), ...of('WORD', 1)] },
})

/** One who is muted wrote the newest two hundred. */
export const Default = meta.story()

Default.test('opens all of a run, and folds it again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button', { name: '表示する' })[0]!)
  await expect(canvas.getAllByText(/^MUTED/)).toHaveLength(200)
  await userEvent.click(canvas.getByRole('button', { name: 'とじる' }))
  await expect(canvas.queryByText(/^MUTED/)).toBeNull()
})
