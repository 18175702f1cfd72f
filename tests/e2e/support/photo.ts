import sharp from 'sharp'

/** A photo as a phone takes it, with where it was taken. */
export async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '35/1 0/1 0/1' } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
