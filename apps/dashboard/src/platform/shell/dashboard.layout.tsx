import { ActionIcon, AppShell, Box, Burger, Button, Container, Group, Stack } from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { IconExternalLink, IconSearch, IconWand } from '@tabler/icons-react'
import { Link, Outlet } from 'react-router'
import { BottomBar } from './bottom-bar.tsx'
import { ClosingBanner } from './closing-banner.tsx'
import { CommandPalette } from './command-palette/command-palette.tsx'
import { PaletteButton } from './command-palette/palette-button.tsx'
import { Navigation } from './navigation.tsx'
import { Notices } from './notices.tsx'
import { RoleGate } from './role-gate.tsx'
import classes from './shell.module.css'
import { StoreMenu } from './store-menu.tsx'
import { usePhoneMenu } from './use-phone-menu.ts'
import { useHasRight } from '../session/auth-context.ts'
import { useShopLink } from '../session/use-shop-link.ts'
import { Brand } from '../ui/brand.tsx'

export default function Dashboard() {
  const menu = usePhoneMenu()
  const { isOpen, isCovering, contentRef, closeButtonRef } = menu
  return (
    <AppShell
      layout="alt"
      padding={0}
      header={{ height: { base: 58, md: 0 } }}
      navbar={{ width: 256, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
    >
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <AppShell.Header className={classes.header} hiddenFrom="md" px="md" inert={isCovering}>
        <Group h="100%" justify="space-between">
          <Brand to="/dashboard/adminhome" onDark />
          <ActionIcon
            size="lg"
            variant="transparent"
            color="#fff"
            aria-label="Search"
            onClick={spotlight.open}
          >
            <IconSearch size={21} aria-hidden />
          </ActionIcon>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={classes.navbar} p="md" inert={menu.isHidden}>
        <Stack h="100%" gap="md">
          <Group justify="space-between" px={4}>
            <Brand to="/dashboard/adminhome" onDark />
            <Burger
              ref={closeButtonRef}
              opened
              onClick={menu.leave}
              color="#fff"
              hiddenFrom="md"
              aria-label="Close the menu"
            />
          </Group>
          <StoreMenu />
          <PaletteButton />
          <Box className={classes.screens}>
            <Navigation onNavigate={menu.choose} />
          </Box>
          <ShopButtons />
        </Stack>
      </AppShell.Navbar>
      <AppShell.Main
        id="content"
        ref={contentRef}
        tabIndex={-1}
        className={classes.main}
        inert={isCovering}
      >
        <Container size={1160} px={{ base: 'md', sm: 'xl' }} py={{ base: 'lg', sm: 36 }}>
          <Notices />
          <ClosingBanner />
          <RoleGate>
            <Outlet />
          </RoleGate>
        </Container>
      </AppShell.Main>
      <BottomBar
        isMenuOpen={isOpen}
        isCovered={isCovering}
        onMenu={menu.open}
        menuButton={menu.openButtonRef}
      />
      <CommandPalette />
    </AppShell>
  )
}

function ShopButtons() {
  const shopLink = useShopLink()
  const mayBuild = useHasRight('pages:write')
  return (
    <Stack gap="xs">
      {mayBuild && (
        <Button
          component={Link}
          to="/builder"
          className={classes.builder}
          leftSection={<IconWand size={18} aria-hidden />}
        >
          Open builder
        </Button>
      )}
      <Button
        component="a"
        href={shopLink()}
        target="_blank"
        rel="noreferrer"
        className={classes.shop}
        leftSection={<IconExternalLink size={18} aria-hidden />}
      >
        View shop
      </Button>
    </Stack>
  )
}
