/** What the desk does with what it was asked. */
export { answerInquiry, inquiryForDesk, waitingInquiries } from './desk.ts'
