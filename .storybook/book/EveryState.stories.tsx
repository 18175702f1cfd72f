import preview from '../preview.tsx'
import { page } from './page.ts'
import { EveryState as Page } from './EveryState.tsx'

const meta = preview.meta({
  component: Page,
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const EveryState = meta.story()
