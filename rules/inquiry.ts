import { writtenText } from './written.ts'

/** A question to the desk, or its answer. */
export const inquiryText = writtenText(2000)
