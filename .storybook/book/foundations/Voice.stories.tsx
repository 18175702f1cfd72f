import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Voice as Page } from './Voice.tsx'

const meta = preview.meta({
  component: Page,
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const Voice = meta.story()
