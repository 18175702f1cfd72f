import { daysOfBought } from '#rules/coins.ts'
import type { LegalDocument } from '../types.ts'
import { paragraphs, points } from './paragraphs.ts'

/** 特定商取引法に基づく表記: what has to be known before a purchase, beside who sells. */
export const commercialTransactions: LegalDocument = {
  version: '2026-11-22',
  title: {
    ja: '特定商取引法に基づく表記',
    en: 'Notice under the Act on Specified Commercial Transactions',
  },
  sections: [
    {
      heading: { ja: '販売価格', en: 'Prices' },
      body: {
        ja: '各商品のページに、消費税込みの価格を表示します。送料は価格に含まれます。',
        en: 'Each item’s page shows its price with consumption tax. Shipping within Japan is included.',
      },
    },
    {
      heading: { ja: '価格のほかにかかる費用', en: 'What comes on top of the price' },
      body: {
        ja: 'インターネットの通信料はお客さまのご負担です。ほかの手数料はいただきません。',
        en: 'Your own internet connection. There is no other fee.',
      },
    },
    {
      heading: { ja: 'お支払い方法', en: 'How to pay' },
      body: {
        ja: points(
          'クレジットカード',
          'コンビニ払い',
          'PayPay',
          'コイン（コインで買える商品だけ）',
        ),
        en: points(
          'Credit card',
          'Cash at a convenience store',
          'PayPay',
          'Coins (for items that can be bought with coins)',
        ),
      },
    },
    {
      heading: { ja: 'お支払いの時期', en: 'When to pay' },
      body: {
        ja: points(
          'クレジットカード、PayPay、コイン：注文を確定したとき',
          'コンビニ払い：番号の発行から3日後の22:59まで。受注生産の商品は7日後の22:59まで',
          '定期購入：はじめは注文を確定したとき、次からは更新日ごと',
        ),
        en: points(
          'Credit card, PayPay, coins: when the order is placed',
          'Convenience store: by 22:59 JST three days after the number is issued; seven days for what is made to order',
          'Subscriptions: when the order is placed, then on each renewal date',
        ),
      },
    },
    {
      heading: { ja: 'お渡しの時期', en: 'When it arrives' },
      body: {
        ja: points(
          'コイン、チケット、デジタル商品：お支払いのあと、すぐ',
          'グッズ：商品のページと注文の確認画面に表示する時期',
          '定期購入：お支払いのあと、すぐ',
        ),
        en: points(
          'Coins, tickets and digital items: at once after payment',
          'Goods: when the item’s page and the order’s last page say',
          'Subscriptions: at once after payment',
        ),
      },
    },
    {
      heading: { ja: 'お申し込みの期限', en: 'Until when it can be ordered' },
      body: {
        ja: '販売期間のある商品は、商品のページに表示する日時までお申し込みいただけます。',
        en: 'Items with a sale period can be ordered until the time shown on their page.',
      },
    },
    {
      heading: { ja: 'キャンセルと返品', en: 'Cancelling and returning' },
      body: {
        ja: paragraphs(
          '注文を確定したあとの、お客さまのご都合によるキャンセル、返品、返金はお受けしていません。',
          '届いた商品に傷みや間違いがあったときは、到着から8日以内にご連絡ください。送料は当方の負担で、交換または返金します。',
        ),
        en: paragraphs(
          'Once placed, an order cannot be cancelled, returned or refunded because you changed your mind.',
          'If what arrives is damaged or wrong, tell us within 8 days. We replace or refund it, and pay the postage.',
        ),
      },
    },
    {
      heading: { ja: '定期購入の解約', en: 'Ending a subscription' },
      body: {
        ja: '設定の「定期購入」から、いつでも解約できます。期間の終わりまでご利用いただけ、次の期間の料金はかかりません。日割りの返金はありません。',
        en: 'You can end it in the settings at any time. It stays yours until the period ends, and nothing more is charged. What is left of a period is not refunded.',
      },
    },
    {
      heading: { ja: '動作環境', en: 'What you need' },
      body: {
        ja: '最新版のChrome、Safari、Edge、Firefoxでご利用ください。',
        en: 'A current Chrome, Safari, Edge or Firefox.',
      },
    },
  ],
}

/** 資金決済法に基づく表示: what Article 13 wants known of prepaid coins, beside who issues them. */
export const paymentServices: LegalDocument = {
  version: '2026-11-22',
  title: {
    ja: '資金決済法に基づく表示',
    en: 'Notice under the Payment Services Act',
  },
  sections: [
    {
      heading: { ja: '前払式支払手段の名称', en: 'Name of the prepaid means of payment' },
      body: { ja: '有償コイン', en: 'Paid coins' },
    },
    {
      heading: { ja: 'ご利用いただける金額', en: 'How much it is worth' },
      body: {
        ja: '有償コイン1枚は1円として使えます。1人が持てるのは100,000枚までです。',
        en: 'One paid coin is worth ¥1. One person can hold up to 100,000.',
      },
    },
    {
      heading: { ja: '有効期間', en: 'How long it is valid' },
      body: {
        ja: `購入から${daysOfBought.paid}日です。追加で購入しても、前のコインの期限は延びません。期限は「コイン」のページで確かめられます。`,
        en: `${daysOfBought.paid} days from purchase. Buying more does not extend what you already have. The coins’ page shows each date.`,
      },
    },
    {
      heading: { ja: 'ご利用いただける場所', en: 'Where it can be used' },
      body: {
        ja: 'このコミュニティの中で、コインの価格がついた商品とサービスに使えます。ほかの人に譲ることはできません。',
        en: 'In this community, for items and services with a price in coins. It cannot be passed on to others.',
      },
    },
    {
      heading: { ja: '使われる順番', en: 'In which order coins are used' },
      body: {
        ja: '無償コインから先に、期限の近いものから使います。確定する前に内訳を表示します。',
        en: 'Free coins first, those that expire soonest before others. You see the split before you confirm.',
      },
    },
    {
      heading: { ja: '残高の確認', en: 'Your balance' },
      body: {
        ja: '「コイン」のページで、残高、期限、ひとつひとつの動きを確かめられます。',
        en: 'The coins’ page shows the balance, the dates, and each movement.',
      },
    },
    {
      heading: { ja: '払い戻し', en: 'Refunds' },
      body: {
        ja: '法律により、有償コインは払い戻しできません。サービスを終えるときは、60日以上の申出期間を設けて、使われていない有償コインを払い戻します。',
        en: 'By law, paid coins are not refunded. If the service ends, unused paid coins are repaid to those who ask within at least 60 days.',
      },
    },
    {
      heading: { ja: '未使用残高の保全', en: 'How unused balances are protected' },
      body: {
        ja: '有効期間が6か月に満たないため、資金決済法にもとづく発行保証金の供託はありません。',
        en: 'As they are valid for less than six months, the Act asks for no security deposit.',
      },
    },
    {
      heading: { ja: '無断で使われたとき', en: 'Used without your consent' },
      body: {
        ja: 'すぐに上の窓口へご連絡ください。利用を止めて調べます。お客さまの過失によらない損失は、調べたうえで補います。',
        en: 'Write to us at once, and we stop its use and look into it. A loss that was not your fault is made good.',
      },
    },
    {
      heading: { ja: '苦情とご相談', en: 'Complaints and questions' },
      body: {
        ja: '上の所在地、電話、メールで受け付けます。',
        en: 'At the address, phone and e-mail address above.',
      },
    },
  ],
}
