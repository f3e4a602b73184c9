import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const source = /\.tsx?$/
/** `doors.test.ts` writes its probes while this reads. */
const notPartOfIt =
  /\.test\.tsx?$|-fixture\.tsx?$|(?:^|\/)(?:testing|access-matrix|door-probe-[^/]+)\//
const imported = /(?:from|import\()\s*'(\.[^']+)'/g

/**
 * Returns folders that import each other in a loop. A folder below the second level belongs to its
 * room.
 * @param root folder whose files are read
 * @returns each loop as its rooms, in alphabetical order
 */
export function folderLoops(root: string): string[][] {
  return loopsOf(importsOf(root)).map((rooms) => rooms.toSorted())
}

function importsOf(root: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!source.test(file) || notPartOfIt.test(file)) continue
    const own = roomOf(file)
    const targets = imports.get(own) ?? new Set()
    imports.set(own, targets)
    for (const [, specifier] of readFileSync(path.join(root, file), 'utf8').matchAll(imported)) {
      const target = path.join(path.dirname(file), specifier!)
      if (!target.startsWith('..') && roomOf(target) !== own) targets.add(roomOf(target))
    }
  }
  return imports
}

function roomOf(file: string): string {
  return path.dirname(file).split('/').slice(0, 2).join('/')
}

/** Rooms that can reach each other, by Tarjan's algorithm. */
function loopsOf(imports: Map<string, Set<string>>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const loops: string[][] = []
  const visit = (room: string) => {
    order.set(room, order.size)
    lowest.set(room, order.get(room)!)
    path.push(room)
    for (const next of imports.get(room) ?? []) {
      if (!order.has(next)) visit(next)
      if (path.includes(next)) lowest.set(room, Math.min(lowest.get(room)!, lowest.get(next)!))
    }
    if (lowest.get(room) !== order.get(room)) return
    const rooms = path.splice(path.indexOf(room))
    if (rooms.length > 1) loops.push(rooms)
  }
  for (const room of imports.keys()) if (!order.has(room)) visit(room)
  return loops
}
