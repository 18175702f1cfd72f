import { supportEmail } from '../desk.ts'
import type { LegalDocument } from '../types.ts'
import { paragraphs, points } from './paragraphs.ts'

export const terms: LegalDocument = {
  version: '2026-11-01',
  title: { ja: '利用規約', en: 'Terms of use' },
  sections: [
    {
      heading: { ja: 'はじめに', en: 'Before you start' },
      body: {
        ja: paragraphs(
          'これは、ファンコミュニティ「よいやみ放送局」のデモの利用規約です。放送局も出演者も実在しません。はじめからある会話は、見本として書かれたものです。',
          'サービスを動かしている人や団体を、この規約では「運営者」と呼びます。登録すると、この規約に同意したことになります。',
        ),
        en: paragraphs(
          'These are the terms of the demo of “Yoiyami Broadcasting”, a fan community. The station and its performers are fictional, and the conversations you find here at first were written as samples.',
          'Whoever runs this service is called “the operator” below. By signing up you agree to these terms.',
        ),
      },
    },
    {
      heading: { ja: '登録と年齢', en: 'Signing up, and age' },
      body: {
        ja: paragraphs(
          '登録できるのは13歳以上の方です。13歳から15歳の方は、保護者の同意を得てから登録してください。',
          '生年月日と連絡先は、正しいものを入れてください。アカウントは一人ひとつで、人に貸したり譲ったりはできません。パスワードはほかのサービスと使いまわさないでください。',
        ),
        en: paragraphs(
          'You must be at least 13. If you are 13 to 15, please ask a parent or guardian before you sign up.',
          'Give your real date of birth and a contact you can be reached at. One account each; it cannot be lent or passed on. Please don’t reuse a password from elsewhere.',
        ),
      },
    },
    {
      heading: { ja: '書いたもの、描いたもの', en: 'What you write and draw' },
      body: {
        ja: paragraphs(
          'あなたの文章や絵の権利は、あなたのものです。運営者は、サービスの中で表示し、届けるために必要な範囲でだけ使います。',
          'ほかの人の作品を載せるときは、その人の許しを得てください。公開のチャンネルは、登録していない人も読めます。',
        ),
        en: paragraphs(
          'What you write and draw stays yours. The operator uses it only as far as showing and delivering it within the service needs.',
          'Ask before you post somebody else’s work. Public channels can be read by people who have not signed up.',
        ),
      },
    },
    {
      heading: { ja: 'しないでほしいこと', en: 'What not to do' },
      body: {
        ja: paragraphs(
          points(
            '人を傷つけること、差別すること、つきまとうこと',
            '住所や本名など、だれかの私生活を調べたり広めたりすること',
            '出演者、スタッフ、ほかのファンになりすますこと',
            '性的な誘い、宣伝や勧誘、お金もうけの話を持ちこむこと',
            '不正なアクセスや、サービスに無理な負荷をかけること',
            'そのほか法律に反すること',
          ),
        ),
        en: paragraphs(
          points(
            'Hurting, discriminating against or stalking anyone',
            'Digging up or spreading anyone’s private life, such as a home address or a real name',
            'Posing as a performer, the staff or another fan',
            'Sexual approaches, advertising, recruiting or money schemes',
            'Breaking in, or putting the service under undue load',
            'Anything else the law forbids',
          ),
        ),
      },
    },
    {
      heading: { ja: '報告と対応', en: 'Reports, and what follows' },
      body: {
        ja: paragraphs(
          '困った発言を見たら、その発言のメニューから報告してください。運営者は7日以内に確かめ、必要なら発言を消したり、利用を止めたりします。',
          '発言を消したときは、書いた人に理由を伝えます。納得できないときは、窓口に知らせてください。もう一度確かめます。',
        ),
        en: paragraphs(
          'If a message troubles you, report it from the message’s menu. The operator looks at it within 7 days and may remove the message or suspend the account.',
          'Whoever wrote a removed message is told why. If you disagree, write to the desk and it will be looked at again.',
        ),
      },
    },
    {
      heading: { ja: '退会', en: 'Leaving' },
      body: {
        ja: paragraphs(
          'いつでも、設定の「退会する」から退会できます。お申し込みから14日のあいだは、取り消せます。',
          '退会のあともチャンネルの発言は残りますが、名前と画像は外れ、「退会したユーザー」と表示されます。消したい発言は、退会の前にご自身で削除できます。',
        ),
        en: paragraphs(
          'You can leave at any time, from “Delete your account” in the settings. For 14 days after you ask, you can undo it.',
          'Your messages stay in the channels, without your name and picture, shown as “A user who left”. Delete those that you want gone before you leave.',
        ),
      },
    },
    {
      heading: { ja: '料金', en: 'Price' },
      body: {
        ja: 'このデモのお支払いは練習用で、実際の請求もお届けもありません。価格とお支払いの決まりは「特定商取引法に基づく表記」に示します。通信料はご自身の負担になります。',
        en: 'Payments in this demo are for practice: nothing is charged and nothing is sent. Prices and how to pay stand in the “Notice under the Act on Specified Commercial Transactions”. Your own connection may cost you.',
      },
    },
    {
      heading: { ja: 'サービスが変わる、止まる', en: 'Changes and interruptions' },
      body: {
        ja: paragraphs(
          '点検や障害で止まることがあります。デモを終えるときは、できるかぎり前もってお知らせします。',
          '運営者は、止まらないことや、データが失われないことまでは約束できません。ただし、運営者の故意や重い過失で起きた損害の責任は負います。',
        ),
        en: paragraphs(
          'The service may stop for maintenance or faults. Before the demo ends, the operator gives notice where possible.',
          'The operator cannot promise that it never stops or never loses data, but is liable for harm caused on purpose or by gross negligence.',
        ),
      },
    },
    {
      heading: { ja: '規約の変更と、窓口', en: 'New versions, and the desk' },
      body: {
        ja: paragraphs(
          '規約を変えるときは、変わる点と始まる日をサービスの中でお知らせします。大切な変更には、あらためて同意をお願いします。',
          `この規約には日本法が適用されます。お問い合わせは ${supportEmail} へどうぞ。`,
        ),
        en: paragraphs(
          'Changes and the day they begin are announced in the service. For important ones you are asked to agree again.',
          `These terms are governed by the law of Japan; where the two languages differ, the Japanese text applies. Write to ${supportEmail}.`,
        ),
      },
    },
  ],
}
