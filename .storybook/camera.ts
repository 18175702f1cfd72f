import type { StoryContext } from '@storybook/react-vite'

type Story = Pick<StoryContext, 'id' | 'parameters'>

/** Empty in Storybook; the test run puts a photographer behind it. */
export const camera: { photograph?: (story: Story) => Promise<void> } = {}
