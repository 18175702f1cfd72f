import { within } from 'storybook/test'
import type { PlayTools } from '../playTools.ts'

type User = PlayTools['userEvent']

/** What a story finds in its own frame, a journey finds anywhere: overlays open beside the root. */
export const canvas = within(document.body)

/** Presses the button of this name, once it is there. */
export async function press(userEvent: User, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }))
}

/** Follows the link of this name, once it is there. */
export async function follow(userEvent: User, name: string | RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name }))
}
