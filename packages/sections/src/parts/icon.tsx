const paths = {
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16.5 16.5 21 21',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21a8 8 0 0 1 16 0',
  bag: 'M5 8h14l1 13H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5 5 19',
  left: 'M15 4l-8 8 8 8',
  right: 'M9 4l8 8-8 8',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  truck: 'M2 6h12v10H2zM14 9h4l4 4v3h-8zM5.5 17.5a1.5 1.5 0 1 0 3 0M15.5 17.5a1.5 1.5 0 1 0 3 0',
  return: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12H8',
  heart: 'M12 20S4 15 4 9.5A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.5C20 15 12 20 12 20z',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
  gift: 'M4 10h16v11H4zM3 6h18v4H3zM12 6v15M12 6S7 6 7 3.8 11 3 12 6c1-3 5-4.4 5-2.2S12 6 12 6z',
  leaf: 'M5 20C4 9 10 4 20 4c1 10-4 15-12 14M5 20c2-5 5-8 9-10',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l4 2',
  tag: 'M3 3h9l9 9-9 9-9-9zM7.5 7.5h.01',
} as const

export type IconName = keyof typeof paths

export function isIcon(name: string): name is IconName {
  return Object.hasOwn(paths, name)
}

/** Renders at the text's size and colour. Decorative: label it beside the icon. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
