import preview from '#storybook/preview.tsx'
import { ProofSteps } from './ProofSteps.tsx'

const step = (name: string, outcome: 'HOLDS' | 'FAILS' | 'WAITING') => ({
  name,
  outcome,
  title: '一覧は締め切りのときのまま',
  body: '一覧のすべてから値を計算しなおし、締め切りのときに公開されたものと比べます。',
})

const meta = preview.meta({
  component: ProofSteps,
  args: {
    steps: [step('LIST', 'HOLDS')],
    outcomes: { HOLDS: '確かめました', FAILS: '合いません', WAITING: 'まだ確かめられません' },
  },
})

export const Playground = meta.story()
export const Matrix = meta.story({
  args: { steps: [step('A', 'HOLDS'), step('B', 'FAILS'), step('C', 'WAITING')] },
})
