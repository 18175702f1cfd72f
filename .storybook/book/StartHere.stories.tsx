import preview from '../preview.tsx'
import { page } from './page.ts'
import { StartHere as Page } from './StartHere.tsx'

const meta = preview.meta({
  component: Page,
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const StartHere = meta.story()
