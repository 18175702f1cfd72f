/** Words as they are typed, and as others write them: for the tests of each place that folds. */
export const spelledAlike = [
  ['港町～夜', '港町〜夜'],
  ['が', 'か゛'],
  ['パパ', 'ﾊ゜ﾊﾟ'],
  ['みすず', 'みすゞ'],
  ['イスズ', 'いすゞ'],
  ['ここ', 'こゝ'],
  ['"夜"', '“夜”'],
  ['高崎', '髙﨑'],
  ['渡辺', '渡邉'],
  ['渡邉', '渡邊'],
  ['斎藤', '齋藤'],
  ['広沢桜', '廣澤櫻'],
  ['神', '\ufa19'],
  ['ヴァリャーグ', 'ヷリャーグ'],
] as const
