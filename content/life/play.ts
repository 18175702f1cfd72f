import type { Scene, Speech } from './types.ts'

/** How a play calls those who speak in it, and their handles. */
const cast: Readonly<Record<string, string>> = {
  ひより: 'asanagi_hiyori',
  ルカ: 'yowa_luka',
  つむぎ: 'nukui_tsumugi',
  スタッフ: 'yoiyami_staff',
  こむぎ: 'shuden_komugi',
  まゆ: 'mayu_kimatsu',
  むぎ茶: 'mugicha_mama',
  Marlo: 'marlo_b',
  灰猫: 'haineko_a',
  くじら: 'kujira_beta',
  小声: 'kogoe',
  金魚: 'yakin_kingyo',
  しおさい: 'shiosai35',
  梅: 'ume_konbu',
  ラグ: 'lag_taro',
  雨傘: 'amagasa',
  hz: 'hz440',
  ケンジ: 'kenji_hatake',
}

/**
 * Scenes as a play is written: a line a speech, who speaks before the bar, a blank line between scenes. A line without a
 * bar goes on with the speech above it. Throws where nobody of the cast is called so.
 */
export function play(text: string): readonly Scene[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(readScene)
}

function readScene(text: string): Scene {
  const speeches: Speech[] = []
  for (const line of text.split('\n')) {
    const [name = '', ...rest] = line.split('｜')
    const last = speeches.pop()
    if (rest.length > 0) {
      const author = cast[name]
      if (!author) throw new Error(`a play has nobody called ${name}: ${line}`)
      speeches.push(...(last ? [last] : []), { author, text: rest.join('｜') })
    } else if (last) speeches.push({ ...last, text: `${last.text}\n${line}` })
    else throw new Error(`a play begins with who speaks, not with: ${line}`)
  }
  return speeches
}
