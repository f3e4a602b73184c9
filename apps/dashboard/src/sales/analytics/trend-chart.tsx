import '@mantine/charts/styles.css'
import { AreaChart, BarChart } from '@mantine/charts'
import { useMediaQuery } from '@mantine/hooks'

export interface TrendPoint {
  label: string
  now: number
  before?: number | undefined
}

interface TrendChartProps {
  points: readonly TrendPoint[]
  name: string
  format: (value: number) => string
  formatAxis: (value: number) => string
}

/** As many bars are wide enough to be seen. */
const maxBars = { phone: 14, wide: 31 }
/** The table beside it is what is read out and reached by keyboard. */
const silent = { accessibilityLayer: false }

/** The default export, so that the library is loaded with the first chart alone. */
export default function TrendChart({ points, name, format, formatAxis }: TrendChartProps) {
  const isPhone = useMediaQuery('(max-width: 47.9375em)', false, {
    getInitialValueInEffect: false,
  })
  const hasBefore = points.some(({ before }) => before !== undefined)
  const series = [
    { name: 'now', label: name, color: 'pine.6' },
    ...(hasBefore
      ? [{ name: 'before', label: 'Before', color: 'sand.5', strokeDasharray: '4 4' }]
      : []),
  ]
  const props = {
    h: 260,
    data: points.map((point) => ({ ...point })),
    dataKey: 'label',
    series,
    valueFormatter: format,
    gridAxis: 'x' as const,
    tickLine: 'none' as const,
    xAxisProps: { minTickGap: 24, interval: 'preserveStartEnd' as const },
    yAxisProps: { width: isPhone ? 48 : 64, tickFormatter: formatAxis },
    'aria-hidden': true,
  }
  return (
    <div ref={skipLayers}>
      {points.length <= maxBars[isPhone ? 'phone' : 'wide'] ? (
        <BarChart
          {...props}
          barChartProps={silent}
          barProps={{ maxBarSize: 48, radius: 4, isAnimationActive: false }}
        />
      ) : (
        <AreaChart
          {...props}
          areaChartProps={silent}
          curveType="linear"
          withDots={false}
          fillOpacity={0.12}
          areaProps={{ isAnimationActive: false }}
        />
      )}
    </div>
  )
}

/** React listens for the focus in each layer of the drawing, so Chromium would stop there with Tab. */
function skipLayers(chart: HTMLDivElement) {
  function skip() {
    const layers = chart.querySelectorAll('g[class^="recharts-zIndex-layer"]:not([tabindex])')
    for (const layer of layers) layer.setAttribute('tabindex', '-1')
  }
  skip()
  const added = new MutationObserver(skip)
  added.observe(chart, { childList: true, subtree: true })
  return () => added.disconnect()
}
