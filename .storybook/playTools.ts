import type { StoryContext } from '@storybook/react-vite'

/** What a play asks for that chains into a journey: it then plays wherever its step is shown. */
export type PlayTools = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>
