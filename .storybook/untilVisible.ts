import { expect, waitFor } from 'storybook/test'

/** Waits until a person would see it: what opens may still be on its way in. */
export const untilVisible = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible())
