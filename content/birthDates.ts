/** When the fans of the demo were born, by their handles: one is at school, and one has told nobody. */
export const birthDates: Readonly<Record<string, string>> = {
  shuden_komugi: '1996-02-11',
  mayu_kimatsu: '2006-06-30',
  mugicha_mama: '1991-09-03',
  marlo_b: '1994-12-19',
  haineko_a: '1999-04-22',
  kujira_beta: '1985-08-08',
  yakin_kingyo: '1993-01-27',
  shiosai35: '1988-07-16',
  ume_konbu: '1979-10-05',
  lag_taro: '2010-05-14',
  amagasa: '1997-03-09',
  hz440: '1990-11-01',
  kenji_hatake: '1957-05-20',
}
