import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { parts } from "#catalog/parts.ts";
import { selectedProjects } from "#catalog/projects/selected-projects.ts";

/** [2.001]-[2.021] All paths of the site; whatever links to a page asks this table whether it exists. */
export default [
  index("routes/landing.tsx"),
  route("home", "routes/landing.tsx", { id: "landing-alias" }),
  route("home2", "routes/landing-interior.tsx"),
  route("home3", "routes/landing-fade.tsx"),
  ...routesIf(parts.shop, [route("home4", "routes/landing-furniture.tsx")]),
  ...routesIf(parts.team, [route("home5", "routes/landing-team.tsx")]),
  route("about", "routes/about.tsx"),

  ...routesIf(parts.services, [
    route("service", "routes/services.tsx"),
    route("service-single/:id", "routes/service.tsx"),
  ]),
  ...routesIf(parts.moreServices, [route("service-s2", "routes/services-more.tsx")]),
  ...routesIf(parts.team, [route("team-single/:id", "routes/team-member.tsx")]),

  route("project", "routes/projects.tsx"),
  ...routesIf(Object.values(selectedProjects).flat().length > 0, [
    route("project-s2", "routes/projects-selected.tsx"),
  ]),
  route("project-single/:id", "routes/project.tsx"),

  ...routesIf(parts.pricing, [route("pricing", "routes/pricing.tsx")]),
  ...routesIf(parts.testimonials, [route("testimonial", "routes/testimonials.tsx")]),

  ...routesIf(parts.blog, [
    route("blog", "routes/blog.tsx"),
    route("blog-left-sidebar", "routes/blog.tsx", { id: "blog-left-sidebar" }),
    route("blog-fullwidth", "routes/blog.tsx", { id: "blog-fullwidth" }),
    route("blog-single/:id", "routes/post.tsx"),
    route("blog-single-left-sidebar/:id", "routes/post.tsx", { id: "post-left-sidebar" }),
    route("blog-single-fullwidth/:id", "routes/post.tsx", { id: "post-fullwidth" }),
  ]),

  route("contact", "routes/contact.tsx"),
  route("broker-registration", "routes/broker-registration.tsx"),

  // These paths are ours, beside the table of the specification.
  route("contact/other", "routes/contact-other.tsx"),
  route("terms", "routes/legal.tsx", { id: "terms" }),
  route("privacy", "routes/legal.tsx", { id: "privacy" }),
  ...routesIf(parts.map, [route("project/map", "routes/projects-map.tsx")]),
  ...routesIf(parts.homes, [
    route("homes", "routes/homes.tsx"),
    route("homes/:key", "routes/development-homes.tsx"),
  ]),

  ...routesIf(parts.shop, [
    route("shop", "routes/shop.tsx"),
    route("product-single/:id", "routes/product.tsx"),
    route("cart", "routes/cart.tsx"),
    route("checkout", "routes/checkout.tsx"),
    route("order_received", "routes/order-received.tsx"),
  ]),

  ...routesIf(parts.accounts, [
    route("login", "routes/login.tsx"),
    route("register", "routes/register.tsx"),
    route("forgot-password", "routes/forgot-password.tsx"),
  ]),

  route("404", "routes/not-found.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
  route("project-search.json", "routes/project-search.ts"),
  ...routesIf(parts.homes, [
    route("homes.json", "routes/homes-data.ts"),
    route("homes/:key/details.json", "routes/home-details.ts"),
  ]),
  ...routesIf(parts.map, [route("map/:sheet.svg", "routes/map-drawing.ts")]),
  route("*", "routes/not-found.tsx", { id: "unmatched" }),
] satisfies RouteConfig;

function routesIf(exist: boolean, routes: RouteConfigEntry[]): RouteConfigEntry[] {
  return exist ? routes : [];
}
