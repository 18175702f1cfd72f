import {
  bearingOf,
  fogAt,
  rangeAt,
  type Night,
  type Ship,
} from '#rules/games/lighthouse/lighthouse.ts'
import { lighthouseTables as tables } from '#rules/games/lighthouse/tables.ts'
import { lamp, placeOf, rocks, type Size } from './places.ts'

type Canvas = CanvasRenderingContext2D
type Drawing = { size: Size; light: string; isStill: boolean }

/** Draws a night as it is; under reduced motion the sea lies still. */
export function drawNight(canvas: Canvas, night: Night, { size, light, isStill }: Drawing): void {
  const { width, height } = size
  const swell = isStill ? 0 : night.step
  drawSea(canvas, size, swell)
  drawBeam(canvas, night, size, light)
  for (const rock of rocks) drawRock(canvas, placeOf(rock.bearing, rock.distance, size), rock.size)
  for (const ship of night.ships) drawShip(canvas, ship, size, light)
  const fog = fogAt(night.step, tables)
  if (fog > 0) {
    const mist = canvas.createLinearGradient(0, 0, 0, height * 0.7)
    mist.addColorStop(0, `rgba(176, 196, 214, ${Math.min(0.42, fog * 0.1)})`)
    mist.addColorStop(1, 'rgba(176, 196, 214, 0)')
    canvas.fillStyle = mist
    canvas.fillRect(0, 0, width, height * 0.7)
  }
  drawLighthouse(canvas, size, light)
}

function drawSea(canvas: Canvas, { width, height }: Size, swell: number): void {
  const water = canvas.createLinearGradient(0, 0, 0, height)
  water.addColorStop(0, '#1a2b48')
  water.addColorStop(0.5, '#122139')
  water.addColorStop(1, '#0a1424')
  canvas.fillStyle = water
  canvas.fillRect(0, 0, width, height)
  canvas.strokeStyle = 'rgba(190, 214, 240, 0.1)'
  canvas.lineWidth = 1.5
  canvas.lineCap = 'round'
  canvas.beginPath()
  for (let row = 0; row < 12; row += 1)
    for (let at = 0; at < 4; at += 1) {
      const x = ((at * 0.27 + row * 0.171) % 1) * width + Math.sin((swell + row * 9) / 26) * 5
      const y = ((row + 0.6) / 12.5) * height
      canvas.moveTo(x, y)
      canvas.quadraticCurveTo(x + 8, y - 3, x + 16, y)
    }
  canvas.stroke()
}

/** The light's edge on the water, as a path that may be filled. */
function beamPath(canvas: Canvas, night: Night, size: Size, part: number): void {
  const { x, y } = lamp(size)
  const { bearing, step, wanted } = night
  const half = tables.halfWidths[wanted.reach]! * part
  const range = Math.min(1060, rangeAt(wanted.reach, step, tables))
  canvas.beginPath()
  canvas.moveTo(x, y - 40)
  for (let at = 0; at <= 10; at += 1) {
    const edge = placeOf(bearing - half + (half * at) / 5, range, size)
    canvas.lineTo(edge.x, edge.y)
  }
  canvas.closePath()
}

function drawBeam(canvas: Canvas, night: Night, size: Size, light: string): void {
  const { x, y } = lamp(size)
  // Light adds to what it falls on.
  canvas.globalCompositeOperation = 'screen'
  for (const [part, strength] of [
    [1, 0.7],
    [0.6, 0.5],
  ] as const) {
    beamPath(canvas, night, size, part)
    const glow = canvas.createRadialGradient(x, y - 40, 4, x, y - 40, size.height)
    glow.addColorStop(0, '#fff7dc')
    glow.addColorStop(0.3, light)
    glow.addColorStop(1, light)
    canvas.globalAlpha = strength
    canvas.fillStyle = glow
    canvas.fill()
  }
  canvas.globalAlpha = 1
  canvas.globalCompositeOperation = 'source-over'
}

function drawRock(canvas: Canvas, { x, y }: { x: number; y: number }, size: number): void {
  canvas.fillStyle = '#31405a'
  canvas.strokeStyle = '#7d8fab'
  canvas.lineWidth = 1
  canvas.beginPath()
  canvas.moveTo(x - size, y + size * 0.5)
  canvas.lineTo(x - size * 0.4, y - size * 0.6)
  canvas.lineTo(x + size * 0.3, y - size * 0.2)
  canvas.lineTo(x + size, y + size * 0.5)
  canvas.closePath()
  canvas.fill()
  canvas.stroke()
}

/** A ship: lit ones glow in the light's colour and stand upright, those in danger list and carry a red mark. */
function drawShip(canvas: Canvas, ship: Ship, size: Size, light: string): void {
  const { x, y } = placeOf(bearingOf(ship, tables), Math.max(0, ship.distance), size)
  const big = ship.kind === 1 ? 1.35 : 1
  const danger = ship.drift / tables.rocks
  canvas.save()
  canvas.translate(x, y)
  if (ship.isLit) {
    canvas.globalAlpha = 0.5
    canvas.fillStyle = light
    canvas.beginPath()
    canvas.arc(0, 0, 17 * big, 0, Math.PI * 2)
    canvas.fill()
    canvas.globalAlpha = 1
  }
  canvas.rotate(ship.isLit ? 0 : ship.side * danger * 0.5)
  canvas.scale(big, big)
  canvas.fillStyle = ship.isLit ? '#fffaf0' : '#a9b7cc'
  canvas.strokeStyle = '#081120'
  canvas.lineWidth = 1.5
  canvas.lineJoin = 'round'
  canvas.beginPath()
  canvas.moveTo(-11, 2)
  canvas.lineTo(11, 2)
  canvas.lineTo(7, 9)
  canvas.lineTo(-7, 9)
  canvas.closePath()
  canvas.fill()
  canvas.stroke()
  canvas.beginPath()
  if (ship.kind === 1) {
    canvas.rect(-6, -5, 12, 7)
    canvas.rect(-2, -11, 4, 6)
  } else {
    canvas.moveTo(-1, 1)
    canvas.lineTo(-1, -13)
    canvas.lineTo(8, 1)
    canvas.closePath()
  }
  canvas.fill()
  canvas.stroke()
  canvas.restore()
  if (danger > 0.5 && !ship.isLit) drawWarning(canvas, x, y - 24 * big)
}

/** Colour alone says nothing: it is a mark of its own, too. */
function drawWarning(canvas: Canvas, x: number, y: number): void {
  canvas.fillStyle = '#ff7a66'
  canvas.beginPath()
  canvas.arc(x, y, 8, 0, Math.PI * 2)
  canvas.fill()
  canvas.fillStyle = '#2a0905'
  canvas.fillRect(x - 1.25, y - 5, 2.5, 6)
  canvas.fillRect(x - 1.25, y + 2.5, 2.5, 2.5)
}

function drawLighthouse(canvas: Canvas, size: Size, light: string): void {
  const { x, y } = lamp(size)
  const { width, height } = size
  canvas.fillStyle = '#1d2a3f'
  canvas.beginPath()
  canvas.moveTo(0, height)
  canvas.lineTo(0, height - 14)
  canvas.quadraticCurveTo(width * 0.3, height - 22, x - 52, height - 18)
  canvas.quadraticCurveTo(x, height - 44, x + 52, height - 18)
  canvas.quadraticCurveTo(width * 0.7, height - 22, width, height - 14)
  canvas.lineTo(width, height)
  canvas.closePath()
  canvas.fill()
  canvas.strokeStyle = '#081120'
  canvas.lineWidth = 1.5
  tower(canvas, x, y + 18, y - 30, '#f6efe2')
  canvas.save()
  tower(canvas, x, y + 18, y - 30, '#f6efe2')
  canvas.clip()
  canvas.fillStyle = light
  canvas.fillRect(x - 20, y - 16, 40, 11)
  canvas.fillRect(x - 20, y + 6, 40, 11)
  canvas.restore()
  canvas.fillStyle = '#fff3c4'
  canvas.fillRect(x - 7, y - 44, 14, 13)
  canvas.strokeRect(x - 7, y - 44, 14, 13)
  canvas.fillStyle = '#2a3850'
  canvas.fillRect(x - 11, y - 32, 22, 4)
  canvas.beginPath()
  canvas.moveTo(x - 10, y - 44)
  canvas.quadraticCurveTo(x, y - 60, x + 10, y - 44)
  canvas.closePath()
  canvas.fill()
  canvas.stroke()
}

function tower(canvas: Canvas, x: number, foot: number, top: number, fill: string): void {
  canvas.fillStyle = fill
  canvas.beginPath()
  canvas.moveTo(x - 14, foot)
  canvas.lineTo(x - 8, top)
  canvas.lineTo(x + 8, top)
  canvas.lineTo(x + 14, foot)
  canvas.closePath()
  canvas.fill()
  canvas.stroke()
}
