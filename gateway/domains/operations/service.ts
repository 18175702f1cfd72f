/** What operators do by hand, each act kept with who and why: `npm run ops`. */
export { Refusal, type Hand, type OperatorContext } from './acting.ts'
export {
  approveRefund,
  askRefund,
  bookChargeback,
  declineRefund,
  type Answered,
  type Asked,
} from './refunding.ts'
export { answerLetter } from './letters.ts'
export { answerInquiry, decideReport } from './desk.ts'
export { approveOdds, askOdds, declineOdds, type AnsweredOdds } from './odds.ts'
export {
  answerAppealOf,
  approvePresent,
  askPresent,
  declinePresent,
  sendCampaignTo,
  warnFan,
  type AnsweredPresent,
} from './informing.ts'
export { moderate, verdicts, type Moderated, type Verdict } from './moderating.ts'
export { bookPayout, payoutsOf } from './payouts.ts'
export {
  approveSeason,
  askSeason,
  declineSeason,
  findCommunityNamed,
  type AnsweredSeason,
} from './seasons.ts'
export { sellTo } from './selling.ts'
export { ship } from './shipping.ts'
export { findAct, findActsOn, findUnanswered } from './store.ts'
