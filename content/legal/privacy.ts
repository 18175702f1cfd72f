import { supportEmail } from '../desk.ts'
import type { LegalDocument } from '../types.ts'
import { paragraphs, points } from './paragraphs.ts'

export const privacy: LegalDocument = {
  version: '2026-11-26',
  title: { ja: 'プライバシーポリシー', en: 'Privacy policy' },
  sections: [
    {
      heading: { ja: 'だれが、どこで預かるか', en: 'Who keeps it, and where' },
      body: {
        ja: paragraphs(
          'あなたの情報を預かるのは、このデモを動かしている運営者です。',
          '情報は、運営者のコンピューターにあるデータベースに保存します。運営者が外部のサービスにつないだときは、その範囲で外部にも保存されます（「ほかに渡すとき」をご覧ください）。',
        ),
        en: paragraphs(
          'Your data is kept by the operator, whoever runs this demo.',
          'It is stored in a database on the operator’s own computer. Where the operator has connected outside services, those keep their part of it (see “When others get it”).',
        ),
      },
    },
    {
      heading: { ja: '預かる情報と、その目的', en: 'What is kept, and why' },
      body: {
        ja: paragraphs(
          points(
            'メールアドレス、携帯電話番号：本人の確認、ログイン、大切なお知らせのため。宣伝には使いません',
            '生年月日：年齢の条件を確かめるため。ほかの人には見せません',
            '保護者の同意があるという申告（13歳から15歳の方）：同意を確かめた記録のため',
            '規約に同意した版と日時：同意の記録のため',
            '表示名、アイコン、推し、書いた発言：コミュニティで表示するため',
            'どこまで読んだか：未読の数を出すため',
            '報告の内容：困った発言に対応するため',
            'お問い合わせの内容と、お返事の届くメールアドレス：お返事するため。最後のお返事から1年で消します',
            'ギフトに添えるおたより：宛先の出演者に渡し、お返事を届けるため。退会すると消します',
            'だれの招待で登録したか：おふたりにコインをお届けするため。18歳以上の方の表示名は、招待した人に見えます',
            '接続元のIPアドレス：不正な利用や、送りすぎを防ぐため',
          ),
          'パスワードは、もとの文字に戻せない形にして保存します。',
        ),
        en: paragraphs(
          points(
            'E-mail address, mobile number: to confirm it is you, to sign you in, and for important notices; never for advertising',
            'Date of birth: to check the age conditions; it is shown to nobody',
            'The declaration that a guardian agrees (ages 13 to 15): as a record of it',
            'Which version of the terms you accepted, and when: as a record of it',
            'Display name, avatar, oshi, messages: to show them in the community',
            'How far you have read: to count what is unread',
            'Reports: to deal with messages that trouble people',
            'What you ask us, and the address for the answer: to answer you; deleted a year after the last answer',
            'Letters that go with gifts: to pass them on to whom they are for, and to bring you the answer; deleted when you leave',
            'By whose invitation you came: to give you both your coins; whoever invited you sees your display name if you are 18 or older',
            'IP address: to prevent abuse and flooding',
          ),
          'Passwords are stored in a form that cannot be turned back into what you typed.',
        ),
      },
    },
    {
      heading: { ja: 'Cookieとブラウザの保存領域', en: 'Cookies and browser storage' },
      body: {
        ja: paragraphs(
          points(
            '言語の設定（100日間）、画面の色の設定',
            '登録の途中であること、登録の条件に合わなかったことを短いあいだ示すもの',
            'ログインしていることを示すもの',
            '書きかけの文章（あなたのブラウザの中だけ）',
          ),
          '利用状況の計測は、運営者が設定し、あなたが同意したときにだけ行います。',
        ),
        en: paragraphs(
          points(
            'Your choice of language (100 days) and your colours',
            'That you are in the middle of signing up, and for a short while that its conditions were not met',
            'That you are signed in',
            'Unsent drafts (in your own browser only)',
          ),
          'Usage is measured only where the operator has set it up and you have agreed.',
        ),
      },
    },
    {
      heading: { ja: 'ほかに渡すとき', en: 'When others get it' },
      body: {
        ja: paragraphs(
          '情報を売ることはありません。法律で求められたときと、命や財産を守るために急ぐときのほかは、あなたの同意なしに第三者へ渡しません。',
          'メールやSMSの送信、ログイン、障害の記録を外部のサービスに任せることがあります。そのときは、必要な情報だけを預け、運営者が監督します。',
        ),
        en: paragraphs(
          'Your data is not sold. It is not given to third parties without your consent, except where the law requires it or where life or property is at urgent risk.',
          'Sending mail and SMS, signing in and recording faults may be entrusted to outside services, which then receive only what they need, under the operator’s supervision.',
        ),
      },
    },
    {
      heading: { ja: '預かる期間', en: 'How long' },
      body: {
        ja: '情報は、アカウントがあるあいだ預かります。退会のあとは、法律で残す必要があるものを除いて、消すか、だれのものか分からない形にします。確認コードは、メールなら10分、SMSなら5分で使えなくなります。',
        en: 'As long as you have an account. After you leave, it is erased or made anonymous, except what the law requires to be kept. Confirmation codes expire after 10 minutes by mail and 5 minutes by SMS.',
      },
    },
    {
      heading: { ja: '若い方について', en: 'Younger people' },
      body: {
        ja: '登録できるのは13歳以上の方です。条件に合わなかった場合、入れていただいた情報は保存しません。13歳から15歳の方の情報について、保護者の方からのご相談も窓口で受けつけます。',
        en: 'You must be at least 13. If the conditions are not met, nothing you typed is kept. Guardians of those aged 13 to 15 may also write to the desk about their child’s data.',
      },
    },
    {
      heading: { ja: '見たい、直したい、止めたいとき', en: 'To see, correct or stop it' },
      body: {
        ja: paragraphs(
          'ご自身の情報の開示、訂正、追加、削除、利用の停止、第三者への提供の停止を求めることができます。費用はかかりません。',
          `個人情報の窓口：${supportEmail}\n登録した連絡先からお送りください。ご本人と確かめたうえで、遅れることなくお返事します。`,
        ),
        en: paragraphs(
          'You may ask to see your data, to have it corrected, completed or deleted, and to have its use or its passing on stopped. It costs nothing.',
          `Desk for personal data: ${supportEmail}\nPlease write from the contact you signed up with. Once it is clear that it is you, you get an answer without delay.`,
        ),
      },
    },
    {
      heading: { ja: '安全のために、もしものときは', en: 'Safety, and if it fails' },
      body: {
        ja: '情報に触れられる人を限り、やりとりの記録に個人の情報を残さないようにしています。漏えいなどが起きて、あなたの権利や利益を害するおそれがあるときは、個人情報保護委員会に報告し、あなたにもお知らせします。',
        en: 'Few people can reach the data, and logs are written without personal data. Should a leak endanger your rights or interests, it is reported to the Personal Information Protection Commission and to you.',
      },
    },
    {
      heading: { ja: 'このポリシーの変更', en: 'New versions' },
      body: {
        ja: '変えるときは、変わる点と始まる日をサービスの中でお知らせします。目的を広げるときは、あらためて同意をお願いします。',
        en: 'Changes and the day they begin are announced in the service. If a purpose is to be widened, you are asked to agree again.',
      },
    },
  ],
}
