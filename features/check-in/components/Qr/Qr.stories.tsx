import preview from '#storybook/preview.tsx'
import { Qr } from './Qr.tsx'

const meta = preview.meta({
  component: Qr,
  args: { text: 'https://ouen.example/check-in/stores#0123456789ABC', label: 'QRコード' },
})

export const Default = meta.story()
