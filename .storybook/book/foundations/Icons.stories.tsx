import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Icons as Page } from './Icons.tsx'

const meta = preview.meta({
  component: Page,
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const Icons = meta.story()
