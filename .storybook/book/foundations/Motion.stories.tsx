import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Motion as Page } from './Motion.tsx'

const meta = preview.meta({
  component: Page,
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const Motion = meta.story()
