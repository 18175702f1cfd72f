import { gone, kept, type Judged } from '../../platform/personal/judging.ts'
import { information, informationMark, receivedInformation } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  kept(information, {
    why: 'What the staff told all fans stays told.',
    of: 'authorId',
    told: ['id', 'communityId', 'category', 'title', 'body', 'publishedAt', 'revisedAt'],
    untold: ['picture', 'link'],
  }),
  kept(receivedInformation, {
    why: 'Presents gave something: the ledger refers to them. What was said goes.',
    of: 'fanId',
    told: [
      ...(['id', 'communityId', 'kind', 'title', 'body', 'at', 'readAt'] as const),
      ...(['presentKind', 'amount', 'claimableUntil', 'claimedAt'] as const),
      ...(['reason', 'appeal', 'appealedAt', 'answer', 'isLifted'] as const),
    ],
    untold: ['link', 'worthYen'],
    becomes: () => ({
      title: { ja: '', en: '' },
      body: { ja: '', en: '' },
      link: null,
      appeal: null,
      appealedAt: null,
      answer: null,
      isLifted: null,
    }),
  }),
  gone(informationMark, { of: 'fanId', told: ['informationId', 'kind', 'at'] }),
]
