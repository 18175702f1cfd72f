import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Type as Page } from './Type.tsx'

const meta = preview.meta({
  component: Page,
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const Type = meta.story()
