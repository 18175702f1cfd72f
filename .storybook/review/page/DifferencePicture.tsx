import { useEffect, useRef } from 'react'

/** Black where both pictures agree; what differs shines by how much. */
export function DifferencePicture({ before, now }: { before: string; now: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isOver = false
    void Promise.all([load(before), load(now)]).then(([one, other]) => {
      const context = canvas.current?.getContext('2d')
      if (isOver || !context) return
      context.canvas.width = Math.max(one.naturalWidth, other.naturalWidth)
      context.canvas.height = Math.max(one.naturalHeight, other.naturalHeight)
      context.drawImage(one, 0, 0)
      context.globalCompositeOperation = 'difference'
      context.drawImage(other, 0, 0)
    })
    return () => {
      isOver = true
    }
  }, [before, now])
  return <canvas ref={canvas} role="img" aria-label="Difference" />
}

async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = src
  await image.decode()
  return image
}
