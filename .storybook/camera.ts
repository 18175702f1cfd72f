import type { StoryContext } from '@storybook/react-vite'

/** Empty in Storybook; the test run puts a photographer behind it. */
export const camera: { photograph?: (story: StoryContext) => Promise<void> } = {}
