import { fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'

export const fakeReceipt = fakeOf('CampaignCodeReceipt', {
  id: 'codereceipt_1',
  ending: '7K2M',
  at: '2026-11-20T03:00:00.000Z',
  rewardKind: 'COIN',
  rewardAmount: 100,
})

export const fakeCampaign = fakeOf('CampaignCodePage', {
  id: 'campaigncodepage_1',
  identifier: 'radio-tape',
  title: '「深夜二時のラジオ」カセットの、裏に書いてある言葉',
  body: 'カセットのケースを開けて、いちばん裏。ルカの字で、13文字が書いてあります。\nそれを下に入れてください。だれかに先に言ってしまわないように、こっそりと。',
  picture: fakeImage('draw-night'),
  state: 'OPEN',
  isOncePerFan: true,
  opensAt: '2026-11-14T15:00:00.000Z',
  closesAt: '2026-12-31T15:00:00.000Z',
  rewardKind: 'COIN',
  rewardAmount: 100,
  viewerReceipts: [],
  note: '運営より：カセットをお持ちでない方は、デモ用の「2AM0-RAD1-0TAP-V」をお試しください。おひとり1回使えます。',
})

export const campaigns = {
  open: fakeCampaign(),
  had: fakeCampaign({ viewerReceipts: [fakeReceipt()] }),
  tickets: fakeCampaign({
    isOncePerFan: false,
    rewardKind: 'TREASURE_MACHINE_TICKET',
    rewardAmount: 1,
    note: null,
    viewerReceipts: [
      fakeReceipt({ id: 'codereceipt_2', rewardKind: 'TREASURE_MACHINE_TICKET', rewardAmount: 1 }),
      fakeReceipt({
        id: 'codereceipt_3',
        rewardKind: 'TREASURE_MACHINE_TICKET',
        rewardAmount: 1,
        ending: 'Q0X9',
        at: '2026-11-18T11:00:00.000Z',
      }),
    ],
  }),
  ended: fakeCampaign({ state: 'ENDED', closesAt: '2026-11-18T15:00:00.000Z', note: null }),
}
