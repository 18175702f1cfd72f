export default {
  'errors.MissionRewardError.INCOMPLETE':
    'まだ達成していないミッションがあります。ページを新しくしました。',
  'errors.MissionRewardError.EXPIRED': '受け取れる期間が過ぎています。ページを新しくしました。',
  'mission.title': 'ミッション',
  'mission.toSteps': 'ステップの道「{season}」',
  'mission.guest.title': 'ミッションでコインがたまります',
  'mission.guest.body': 'トークやゲームを楽しむと、コインやチケットを受け取れます。',
  'mission.empty.title': 'ミッションはまだありません',
  'mission.empty.body': '新しいミッションが始まると、ここに並びます。',
  'mission.period.DAILY': 'きょう',
  'mission.period.WEEKLY': '今週',
  'mission.period.MONTHLY': '今月',
  'mission.period.ONCE': 'いつでも',
  'mission.renewal.DAILY': '夜中の0時に新しくなります',
  'mission.renewal.WEEKLY': '月曜日に新しくなります',
  'mission.renewal.MONTHLY': '1日に新しくなります',
  'mission.renewal.ONCE': '1回だけ受け取れます',
  'mission.missed': '受け取り忘れ',
  'mission.missed.how': '期間が終わってからも、7日のあいだ受け取れます。',
  'mission.missed.until': '{moment}まで',
  'mission.kind.COMMUNITY_REGISTRATION': '放送局に参加する',
  'mission.kind.LOGGED_IN':
    '{goal, plural, =1 {スタンプを押す} other {スタンプを{goal, number}日押す}}',
  'mission.kind.CHAT_ROOM_POST':
    '{goal, plural, =1 {トークで話す} other {トークで{goal, number}回話す}}',
  'mission.kind.CASUAL_GAME_PLAY':
    '{goal, plural, =1 {きょうのゲームを遊ぶ} other {きょうのゲームを{goal, number}日遊ぶ}}',
  'mission.kind.USER_FOLLOW':
    '{goal, plural, =1 {だれかをフォローする} other {{goal, number}人をフォローする}}',
  'mission.kind.POST_LIKE': '投稿にペンライトを{goal, number}本振る',
  'mission.kind.COMMENT':
    '{goal, plural, =1 {コメントを書く} other {コメントを{goal, number}回書く}}',
  'mission.kind.POST': '{goal, plural, =1 {投稿する} other {投稿を{goal, number}回する}}',
  'mission.kind.PROBABILITY_TREASURE_MACHINE_DRAW':
    '{goal, plural, =1 {トレジャーマシンをひく} other {トレジャーマシンを{goal, number}回ひく}}',
  'mission.kind.PASSIVE_COMMENT': '投稿やトピックに{goal, number}人からコメントをもらう',
  'mission.kind.PASSIVE_POST_LIKE': '投稿に{goal, number}人からペンライトをもらう',
  'mission.kind.NFT_GET':
    '{goal, plural, =1 {NFTを受け取る} other {NFTを{goal, number}個受け取る}}',
  'mission.kind.NFT_COLLECTION':
    '{goal, plural, =1 {NFTのコレクションを始める} other {NFTを{goal, number}種類集める}}',
  'mission.kind.REFERRAL_CODE':
    '{goal, plural, =1 {招待コードで友だちを迎える} other {招待コードで友だちを{goal, number}人迎える}}',
  'mission.kind.ARENA_GAME_PLAY':
    '{goal, plural, =1 {アリーナで対戦する} other {アリーナで{goal, number}回対戦する}}',
  'mission.kind.PUSH_NOTIFICATION': 'プッシュ通知を受け取る',
  'mission.kind.PWA': 'ホーム画面にアプリを追加する',
  'mission.kind.TALK_TO_AVATAR':
    '{goal, plural, =1 {アバターと話す} other {アバターと{goal, number}回話す}}',
  'mission.progress': '{progress, number}/{goal, number}',
  'mission.reward.COIN': '{amount, number}コイン',
  'mission.reward.STORY_VIEW_PASS': '閲覧パス{amount, number}枚',
  'mission.reward.STEP_MISSION_POINT': 'ステップ{amount, number}ポイント',
  'mission.reward.STAMINA_RECOVERY_TICKET': '回復チケット{amount, number}枚',
  'mission.reward.TREASURE_MACHINE_TICKET': 'チケット{amount, number}枚',
  'mission.reward.GAME_CARD_LEVEL_UP_ITEM': 'カード強化アイテム{amount, number}個',
  'mission.go': 'やってみる',
  'mission.claim': '受け取る',
  'mission.claimNamed': '「{name}」の{reward}を受け取る',
  'mission.claiming': '受け取っています',
  'mission.claimAll': 'まとめて受け取る（{count, number}件）',
  'mission.claimed': '受け取り済み',
  'mission.received':
    '{coins, plural, =0 {} other {{coins, number}コイン}}{both, select, true {と} other {}}{tickets, plural, =0 {} other {チケット{tickets, number}枚}}を受け取りました。',
  'mission.also': 'ほかにもできること',
  'mission.also.questionnaires': 'アンケート',
  'mission.also.open':
    '{open, plural, =0 {すべて回答済みです} other {答えられるもの {open, number}件}}',
  'mission.also.upTo':
    '{reward, select, COIN {{amount, number}コイン} other {チケット{amount, number}枚}}',
  'mission.receivedThing': '受け取りました。',
} as const
