import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Tokens as Page } from './Tokens.tsx'

const meta = preview.meta({
  component: Page,
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const Tokens = meta.story()
