import { daysOfBought } from '#rules/coins.ts'
import { mostReferrals, referralCoins, referralDays, referralTakenDays } from '#rules/referral.ts'
import { staminaEveryMs, staminaMost } from '#rules/stamina.ts'
import { paragraphs, points } from './legal/paragraphs.ts'
import type { FaqEntrySeed } from './types.ts'

const staminaMinutes = staminaEveryMs / 60_000

/** What is often asked, in the order in which it is shown: each answer is what the app does today. */
export const faq: readonly FaqEntrySeed[] = [
  {
    id: 'login-code',
    topic: 'ACCOUNT',
    question: { ja: '確認コードが届きません', en: 'My code hasn’t arrived' },
    answer: {
      ja: paragraphs(
        'コードは、ふつう1分以内に届きます。届かないときは、次をお確かめください。',
        points(
          '迷惑メールのフォルダー',
          '入力したメールアドレスや電話番号のまちがい',
          '携帯電話会社の受信拒否の設定',
        ),
        '1分たつと、同じ画面から送り直せます。送り直すと、前のコードは使えなくなります。',
      ),
      en: paragraphs(
        'It usually takes less than a minute. If it doesn’t come, please look at:',
        points(
          'the spam folder',
          'the address or number you typed',
          'whether your carrier blocks such mails or texts',
        ),
        'After a minute you can have another sent from the same page. The earlier one then stops working.',
      ),
    },
  },
  {
    id: 'forgotten-password',
    topic: 'ACCOUNT',
    question: { ja: 'パスワードを忘れました', en: 'I’ve forgotten my password' },
    answer: {
      ja: 'ログインの画面にある「パスワードを忘れた方」から、新しく決められます。登録したメールアドレスにリンクを送ります。新しくすると、ほかの端末はログアウトされます。',
      en: 'Choose a new one from “Forgot your password?” on the log-in page. We send a link to your address. Your other devices are logged out when you do.',
    },
  },
  {
    id: 'changed-contact',
    topic: 'ACCOUNT',
    question: {
      ja: '前のメールアドレスや電話番号が、もう使えません',
      en: 'I can’t use my old address or number any more',
    },
    answer: {
      ja: paragraphs(
        'ログインできる端末が残っていれば、設定の「メールアドレス」か「電話番号」で新しいものに変えられます。',
        'どの端末からも入れないときは、お問い合わせください。ご本人と確かめたうえで、お手伝いします。',
      ),
      en: paragraphs(
        'If one of your devices is still logged in, change it there, in the settings.',
        'If none is, write to us. Once it is clear that it is you, we’ll help you back in.',
      ),
    },
  },
  {
    id: 'birth-date',
    topic: 'ACCOUNT',
    question: { ja: '生年月日を直したいです', en: 'My date of birth is wrong' },
    answer: {
      ja: '未成年の方のお買いものを守るため、ご自身では変えられません。正しい日付を添えて、お問い合わせください。',
      en: 'It protects what minors may spend, so you can’t change it yourself. Send us the right date, and we will.',
    },
  },
  {
    id: 'leave',
    topic: 'ACCOUNT',
    question: { ja: '退会したいです', en: 'I want to delete my account' },
    answer: {
      ja: '設定の「退会する」から申し込めます。14日後にアカウントを削除し、それまではいつでも取り消せます。のこっているコインは返金できません。何がなくなり、何が残るかは、申し込む前に表示します。',
      en: 'Choose “Delete your account” in the settings. It is deleted 14 days later, and you can change your mind until then. Coins that are left are not refunded. You see what goes and what stays before you ask for it.',
    },
  },
  {
    id: 'coins-kinds',
    topic: 'COINS',
    question: {
      ja: '有償コインと無償コインは、何が違いますか',
      en: 'How do paid and free coins differ?',
    },
    answer: {
      ja: paragraphs(
        '有償コインは購入したもの、無償コインはチェックインやミッションなどで受け取ったものです。どちらも同じ商品に使えます。一部の割引は、有償コインだけでご利用いただけます。',
        '使うときは、無償コインから先に、期限の近い順に減ります。確定の前に、内訳が表示されます。',
      ),
      en: paragraphs(
        'Paid coins are bought. Free ones come from check-ins, missions and the like. Both buy the same things; a few discounts take paid coins alone.',
        'Free coins go first, those that expire soonest before others. You see the split before you confirm.',
      ),
    },
  },
  {
    id: 'coins-expiry',
    topic: 'COINS',
    question: { ja: 'コインに期限はありますか', en: 'Do coins expire?' },
    answer: {
      ja: `購入したコインは購入から${daysOfBought.paid}日、そのおまけは${daysOfBought.free}日です。受け取ったコインの期限は、受け取り方でちがいます。どの期限も「コイン」のページで、ひとまとまりごとに確かめられます。近づくと、お知らせします。`,
      en: `Bought coins after ${daysOfBought.paid} days; the bonus that comes with them after ${daysOfBought.free}. Coins that you receive have dates of their own. The coins’ page shows the date of each lot, and we remind you in time.`,
    },
  },
  {
    id: 'coins-missing',
    topic: 'COINS',
    question: {
      ja: '支払ったのに、コインや商品が届きません',
      en: 'I paid, but my coins or items aren’t here',
    },
    answer: {
      ja: paragraphs(
        '設定の「購入履歴」で、お支払いの状態をお確かめください。コンビニ払いは、お支払いから反映まで少し時間がかかることがあります。',
        '「完了」になっているのに届いていないときや、1時間たっても変わらないときは、注文番号を添えてお問い合わせください。お支払いが二重になることはありません。',
      ),
      en: paragraphs(
        'Look at the payment’s state under “Purchases” in the settings. Cash at a convenience store can take a little while to reach us.',
        'If it says that it is done and nothing came, or nothing changes for an hour, send us the order’s number. You are never charged twice for one order.',
      ),
    },
  },
  {
    id: 'refund',
    topic: 'COINS',
    question: { ja: '返金してもらえますか', en: 'Can I have my money back?' },
    answer: {
      ja: '注文を確定したあとの、お客さまのご都合によるキャンセルや返金はお受けしていません。届いた商品に傷みや間違いがあったときは、到着から8日以内にご連絡ください。交換または返金します。',
      en: 'Not because you changed your mind, once an order is placed. If what arrives is damaged or wrong, tell us within 8 days, and we replace or refund it.',
    },
  },
  {
    id: 'minors',
    topic: 'COINS',
    question: {
      ja: '未成年でも購入できますか',
      en: 'I’m under 18. Can I buy things?',
    },
    answer: {
      ja: '保護者の同意をいただければ、月ごとの上限までご購入いただけます。上限は年齢によって違い、設定の「お支払いの上限」で残りを確かめられます。',
      en: 'Yes, with a guardian’s consent, up to a monthly limit that depends on your age. “Spending limit” in the settings shows what is left.',
    },
  },
  {
    id: 'receipt',
    topic: 'COINS',
    question: { ja: '領収書はもらえますか', en: 'Can I have a receipt?' },
    answer: {
      ja: '購入履歴の注文のページから、表示と印刷ができます。宛名は一度だけ書きこめます。',
      en: 'Open the order under “Purchases”: you can show and print it there. A name can be written on it once.',
    },
  },
  {
    id: 'end-subscription',
    topic: 'COINS',
    question: { ja: '定期購入を解約したいです', en: 'I want to end a subscription' },
    answer: {
      ja: '設定の「定期購入」から、いつでも解約できます。期間の終わりまではそのまま使え、次の期間の料金はかかりません。',
      en: 'You can end it in the settings at any time. It stays yours until the period ends, and nothing more is charged.',
    },
  },
  {
    id: 'goods-when',
    topic: 'GOODS',
    question: { ja: 'グッズはいつ届きますか', en: 'When do my goods arrive?' },
    answer: {
      ja: '商品のページと、注文の確認画面に表示した時期にお届けします。発送したときは、メールでお知らせします。',
      en: 'When the item’s page and the order’s last page say. We mail you once the parcel is on its way.',
    },
  },
  {
    id: 'goods-address',
    topic: 'GOODS',
    question: { ja: '届け先を変えたいです', en: 'I want to change the delivery address' },
    answer: {
      ja: '発送の前でしたら、お調べします。注文番号と新しい届け先を添えて、なるべく早くお問い合わせください。発送したあとは変えられません。',
      en: 'Before it is sent we’ll see what we can do: write to us soon, with the order’s number and the new address. After that it can’t be changed.',
    },
  },
  {
    id: 'goods-damaged',
    topic: 'GOODS',
    question: { ja: '届いた商品に不備がありました', en: 'What arrived is damaged or wrong' },
    answer: {
      ja: '申し訳ありません。到着から8日以内に、注文番号と、どのような様子かをお知らせください。送料はこちらの負担で、交換または返金します。',
      en: 'We’re sorry. Tell us within 8 days, with the order’s number and what is wrong. We replace or refund it, and pay the postage.',
    },
  },
  {
    id: 'prize-address',
    topic: 'GOODS',
    question: {
      ja: '当選した賞品の届け先は、いつまでに登録すればよいですか',
      en: 'Until when can I say where my prize goes?',
    },
    answer: {
      ja: '当選から30日以内です。7日前と1日前に、メールでもお知らせします。過ぎると、お受け取りになれません。',
      en: 'Within 30 days of winning. We remind you by mail 7 days and 1 day before. After that it can’t be sent any more.',
    },
  },
  {
    id: 'draw-odds',
    topic: 'PLAY',
    question: {
      ja: '抽選が公平かどうか、確かめられますか',
      en: 'How do I know that a draw was fair?',
    },
    answer: {
      ja: 'ガチャの確率は、それぞれのページに載せています。それぞれのページの「抽選の履歴と検証」から、引いた結果が前もって決まった種から計算されたことを、お手元のブラウザーで確かめられます。',
      en: 'Each machine shows its odds. From a result’s page you can verify the draw: your own browser computes it again from a seed that was fixed before you drew.',
    },
  },
  {
    id: 'check-in-missed',
    topic: 'PLAY',
    question: {
      ja: 'チェックインを忘れた日は、どうなりますか',
      en: 'I missed a day’s check-in',
    },
    answer: {
      ja: '一週間に一日までは、お休みしても連続の日数がそのまま続きます。二日つづけてお休みすると、連続は一日目に戻ります。一日は、日本時間の0時に始まります。',
      en: 'One day off a week doesn’t break your row. Two in a row begin it anew. A day begins at midnight in Japan.',
    },
  },
  {
    id: 'stamina',
    topic: 'PLAY',
    question: { ja: 'スタミナはいつ回復しますか', en: 'When does my stamina come back?' },
    answer: {
      ja: `${staminaMinutes}分にひとつずつ、${staminaMost}つまで回復します。途中でやめたゲームのスタミナは戻りません。`,
      en: `One every ${staminaMinutes} minutes, up to ${staminaMost}. What a game took that you left stays gone.`,
    },
  },
  {
    id: 'invite',
    topic: 'COMMUNITY',
    question: { ja: '友だちを招待するには', en: 'How do I invite a friend?' },
    answer: {
      ja: paragraphs(
        `設定の「友だちを招待」から、あなたの招待コードを送れます。お友だちは、登録から${referralTakenDays}日以内にコードを入れてください。`,
        `お友だちが電話番号を登録し、スタンプを${referralDays}日押すと、おふたりに${referralCoins}コインずつ届きます。受け取れるのは${mostReferrals}人までです。`,
      ),
      en: paragraphs(
        `“Invite friends” in the settings has your code. Your friend enters it within ${referralTakenDays} days of signing up.`,
        `Once they have registered a phone number and stamped ${referralDays} days, you both get ${referralCoins} coins. You can get them for up to ${mostReferrals} friends.`,
      ),
    },
  },
  {
    id: 'report',
    topic: 'COMMUNITY',
    question: {
      ja: '困ったメッセージや投稿を見つけました',
      en: 'I’ve come across something that isn’t all right',
    },
    answer: {
      ja: paragraphs(
        'メッセージは長押し（パソコンでは「…」）、投稿・トピック・コメント・プロフィールは「…」から、「報告する」をお選びください。スタッフが確認します。報告したことは、相手に伝わりません。',
        '確認の結果は、このページの「報告したもの」に表示し、メールでもお知らせします。',
      ),
      en: paragraphs(
        'Press and hold a message (“…” on a computer), or press the “…” of a post, a topic, a comment or a profile, and choose “Report”. Our staff looks at it, and they are never told who reported.',
        'What became of it stands on this page, under “What you reported”, and comes by mail.',
      ),
    },
  },
  {
    id: 'mute-block',
    topic: 'COMMUNITY',
    question: {
      ja: 'ミュートとブロックの違いは何ですか',
      en: 'How do muting and blocking differ?',
    },
    answer: {
      ja:
        points(
          'ミュート：相手の書いたものが、あなたにだけ見えなくなります',
          'ブロック：たがいの書いたものが見えなくなり、フォローも外れます。ダイレクトメッセージも届きません',
        ) + '\n\nどちらも、相手にお知らせは届きません。設定から、いつでも戻せます。',
      en:
        points(
          'Muting hides what they write from you alone',
          'Blocking hides you from each other, ends following, and lets no direct message through',
        ) + '\n\nThey are told of neither. You can undo both in the settings.',
    },
  },
  {
    id: 'cannot-load',
    topic: 'TROUBLE',
    question: {
      ja: '画面が表示されない、動きがおかしい',
      en: 'A page doesn’t show, or does odd things',
    },
    answer: {
      ja: paragraphs(
        '次のことを、順にお試しください。',
        points(
          'ページを読みこみ直す',
          'ブラウザーを最新の版にする（Chrome、Safari、Edge、Firefox）',
          '別の通信（Wi-Fiとモバイル通信）に切りかえる',
        ),
        '直らないときは、「どの画面で」「何をしたら」「どうなったか」を添えてお問い合わせください。',
      ),
      en: paragraphs(
        'Please try these, one after the other:',
        points(
          'load the page again',
          'update your browser (Chrome, Safari, Edge or Firefox)',
          'switch between Wi-Fi and mobile data',
        ),
        'If it stays, tell us on which page it was, what you did, and what happened.',
      ),
    },
  },
  {
    id: 'personal-data',
    topic: 'PERSONAL_DATA',
    question: {
      ja: '自分の情報を見たい、消してほしい',
      en: 'I want to see or delete what you know of me',
    },
    answer: {
      ja: 'お問い合わせの種類で「個人情報」をお選びください。ご本人と確かめたうえで、遅れることなくお返事します。',
      en: 'Choose “Personal data” when you write to us. Once it is clear that it is you, you get an answer without delay.',
    },
  },
]
