const carriers: readonly { name: RegExp; follow: (digits: string) => string }[] = [
  {
    name: /ヤマト|クロネコ|yamato|kuroneko/i,
    follow: (digits) =>
      `https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id=${digits}`,
  },
  {
    name: /佐川|sagawa/i,
    follow: (digits) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${digits}`,
  },
  {
    name: /日本郵便|郵便局|ゆうパック|レターパック|ゆうパケット|クリックポスト|japan post/i,
    follow: (digits) =>
      `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${digits}&locale=ja`,
  },
]

/** Where a parcel's carrier tells where it is; null of a carrier that is not known, or of a number that is none. */
export function followParcel(carrier: string | null, trackingNumber: string | null): string | null {
  const number = (trackingNumber ?? '').replaceAll('-', '')
  if (!/^[A-Z0-9]{4,40}$/.test(number)) return null
  return carriers.find(({ name }) => name.test(carrier ?? ''))?.follow(number) ?? null
}
