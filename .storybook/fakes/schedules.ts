import { fakeOf } from '../fake.ts'
import { fakeImage } from '../fakeImage.ts'
import { channels } from './talk.ts'
import { talents } from './talents.ts'

const { hiyori, luka, tsumugi } = talents

/** Stories stand at noon in Japan on Friday, 20 November 2026: this one is fourteen hours ahead. */
export const fakeSchedule = fakeOf('OfficialSchedule', {
  id: 'schedule_radio',
  kind: 'STREAM',
  title: '深夜二時のラジオ',
  body: '題のない曲の続きと、たまったおたよりを少し。時報は今夜も測られます。',
  startsAt: '2026-11-20T17:00:00.000Z',
  endsAt: '2026-11-20T18:30:00.000Z',
  state: 'UPCOMING',
  movedFrom: null,
  place: null,
  link: null,
  picture: fakeImage('scene-radio-booth'),
  calendarUrl: 'https://ouen.example/official-schedules/schedule_radio.ics?language=ja',
  talents: [luka],
  channel: channels.midnight,
  watcherCount: 24,
  viewerWatches: false,
  viewerIsReminded: false,
})

/** A week of the demo's station, one in each state. */
export const schedules = {
  morning: fakeSchedule({
    id: 'schedule_morning',
    title: 'おはよう灯台',
    body: '海の色のお知らせと、新しいトースターの初点火。6時50分には課長も来ます。',
    startsAt: '2026-11-19T21:30:00.000Z',
    endsAt: '2026-11-19T22:15:00.000Z',
    state: 'OVER',
    picture: fakeImage('scene-lighthouse-dawn'),
    talents: [hiyori],
    channel: channels.lobby,
    watcherCount: 31,
  }),
  camera: fakeSchedule({
    id: 'schedule_camera',
    title: 'トマトのジョセフィーヌ観察カメラ',
    body: '部長は学校です。鉢植えだけが映ります。動いたら、教えてください。',
    startsAt: '2026-11-20T01:00:00.000Z',
    endsAt: '2026-11-20T07:00:00.000Z',
    state: 'LIVE',
    picture: fakeImage('scene-greenhouse'),
    talents: [tsumugi],
    channel: channels.lobby,
    watcherCount: 9,
    viewerWatches: true,
    viewerIsReminded: true,
  }),
  radio: fakeSchedule(),
  club: fakeSchedule({
    id: 'schedule_club',
    title: '温室ゲーム部・土曜の延長戦',
    body: '勝つまで帰らない日。温室の暖房の点検が入ったので、一時間おそくはじめます。',
    startsAt: '2026-11-21T12:00:00.000Z',
    endsAt: '2026-11-21T14:30:00.000Z',
    movedFrom: '2026-11-21T11:00:00.000Z',
    picture: fakeImage('scene-greenhouse'),
    talents: [tsumugi, luka],
    channel: channels.lobby,
    watcherCount: 18,
  }),
  recording: fakeSchedule({
    id: 'schedule_recording',
    kind: 'EVENT',
    title: '公開収録「三色の夕方」',
    body: '三人がそろう、月に二度の公開収録です。客席のペンライトの色が、そのまま番組の照明になります。\n\n開場は16時30分。おたよりは入口のポストへ。',
    startsAt: '2026-11-22T08:00:00.000Z',
    endsAt: '2026-11-22T09:30:00.000Z',
    place: 'よいやみ公会堂 小ホール',
    picture: fakeImage('scene-harbour-night'),
    talents: [hiyori, luka, tsumugi],
    channel: channels.lobby,
    watcherCount: 57,
  }),
  walk: fakeSchedule({
    id: 'schedule_walk',
    kind: 'EVENT',
    title: '港町スケッチ散歩',
    body: '雨の予報のため中止します。次の回は、みなさんの絵に雨雲がいないときに。',
    startsAt: '2026-11-24T06:00:00.000Z',
    endsAt: '2026-11-24T08:00:00.000Z',
    state: 'CANCELLED',
    place: '旧桟橋の時計の下',
    picture: fakeImage('scene-fan-sketch'),
    talents: [hiyori],
    channel: channels.lobby,
    watcherCount: 12,
  }),
}

export const wordySchedule = fakeSchedule({
  id: 'schedule_wordy',
  kind: 'EVENT',
  title: '夜明けまで起きてる会・冬の特別編・題のない曲に題をつける夜と、そのあとの朝ごはん',
  body: '三人そろって、灯台のてっぺんから日の出まで。おたよりのテーマは「眠れなかった夜の話」です。'.repeat(
    6,
  ),
  startsAt: '2026-11-21T14:00:00.000Z',
  endsAt: '2026-11-21T21:20:00.000Z',
  movedFrom: '2026-11-20T14:00:00.000Z',
  place: 'よいやみ灯台のてっぺん（208段の階段をのぼったところにある、もう一段うえの屋上）',
  talents: [hiyori, luka, tsumugi],
  watcherCount: 12345,
  viewerWatches: true,
  viewerIsReminded: true,
})
